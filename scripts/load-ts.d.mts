export const loadTs: <Module>(path: string) => Promise<Module>;
