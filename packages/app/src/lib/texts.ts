export const chunkMissingText = "Part of the console couldn’t be loaded.";
