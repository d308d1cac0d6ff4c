export const chunkMissingText = "Part of the console couldn’t be loaded.";

export const overlayTexts = {
  palette: "Search",
  shortcuts: "Keyboard shortcuts",
} as const;

export const themeTexts = { system: "System", light: "Light", dark: "Dark" } as const;
