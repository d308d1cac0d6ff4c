export const removeFilterText = (filter: string) => `Remove filter ${filter}`;
