import { ShortcutsScreen } from "@understudy/screens";
import { useState } from "react";
import { forget, recall, remember, storageKeys } from "../lib/storage";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useState(() => recall(storageKeys.singleKeys) === null);
  const onSingleKeysChange = (on: boolean) => {
    setSingleKeys(on);
    if (on) forget(storageKeys.singleKeys);
    else remember(storageKeys.singleKeys, "off");
  };
  return (
    <ShortcutsScreen singleKeys={singleKeys} onSingleKeysChange={onSingleKeysChange} onClose={onClose} />
  );
}
