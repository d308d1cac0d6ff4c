import { Card, CodeBlock, Text } from "@understudy/ui";
import { chatTexts } from "./texts";

/** The script tag that puts the widget on the user's site. */
export function ScriptTagCard({ tag }: { tag: string | null }) {
  return (
    <Card title={chatTexts.install}>
      {tag === null ? (
        <Text tone="muted">{chatTexts.noTag}</Text>
      ) : (
        <CodeBlock label={chatTexts.tag} code={tag} wrap />
      )}
    </Card>
  );
}
