import { Card, CodeBlock, Text } from "@understudy/ui";

/** What has to stand on the site for all of this to show there. */
export function ScriptTagCard({ tag }: { tag: string | null }) {
  return (
    <Card title="On your site">
      {tag === null ? (
        <Text tone="muted">This site has no ID yet, so there is no tag to paste.</Text>
      ) : (
        <CodeBlock label="Script tag to paste into its pages" code={tag} wrap />
      )}
    </Card>
  );
}
