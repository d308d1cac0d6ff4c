import { headersFor, type Addresses, type FileKind, type Headers } from "../headers";

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

// Without “always”: what is missing must not be kept for a year.
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);

/** nginx forgets the outer headers wherever a block adds one of its own: each block says all of them. */
function location(match: string, lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n");
}

/**
 * What a server block of nginx 1.14 or later includes. Where it listens, its names, its certificate and where the files
 * lie stand in the block itself: that is written once by whoever runs it, and this anew with every version.
 */
export function nginxConfig(addresses: Addresses): string {
  const serving = (match: string, kind: FileKind, file = "$uri") =>
    location(match, [`try_files ${file} =404;`, ...headerLines(headersFor(kind, addresses))]);
  return `# Written from config.json by \`npm run hosting\`, and anew with each version. Included by a server block that says where
# to listen and where the files are.
charset utf-8;
# Beside each file lies the same one, compressed as well as can be.
gzip_static on;
gzip_vary on;
server_tokens off;
absolute_redirect off;
error_page 403 404 = @missing;

# Every address of the console is its one document.
${serving("/", "document", "/index.html")}

${serving("= /redirect.html", "bridge")}

${serving("= /config.json", "config")}

# Their names change with what is in them.
${serving("^~ /assets/", "asset")}

${serving("~ ^/[^/]+\\.[A-Za-z0-9]+$", "other")}

${serving("= /index.html", "document")}

# Answering with the document would hand HTML to whoever wanted a script.
${location("@missing", ["types {}", "default_type text/plain;", "add_header cache-control no-store always;", "add_header x-content-type-options nosniff always;", 'return 404 "There is no such file.";'])}
`;
}
