import { dark, light } from "../../packages/ui/src/theme/values";
import { Cluster } from "../../packages/ui/src/layout/Cluster";
import { Button } from "../../packages/ui/src/button/Button";
import { designTokens } from "./design-tokens";

const themes = { light, dark };

function download(theme: keyof typeof themes) {
  const json = `${JSON.stringify(designTokens(themes[theme]), null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: `understudy.${theme}.tokens.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

export function TokenDownloads() {
  return (
    <Cluster gap="3">
      <Button onClick={() => download("light")}>Download light tokens</Button>
      <Button onClick={() => download("dark")}>Download dark tokens</Button>
    </Cluster>
  );
}
