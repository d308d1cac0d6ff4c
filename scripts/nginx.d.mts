export function findNginx(): { program: string; types: string } | undefined;
export function fetchNginx(): boolean;
