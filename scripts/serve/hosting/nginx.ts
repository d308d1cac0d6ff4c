import {
  hostedHeadersFor,
  hsts,
  sameOriginApiHeaders,
  type Deployment,
  type FileKind,
  type Headers,
} from "../headers";

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** Error responses keep the security headers (`always`), but must not be cached for a year. */
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)}${name === "cache-control" ? "" : " always"};`,
  );

/** nginx drops inherited `add_header` lines in a block that adds one of its own, so each block repeats them all. */
function location(match: string, lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n");
}

const missing = [
  "add_header cache-control no-store always;",
  ...headerLines({ "strict-transport-security": hsts, "x-content-type-options": "nosniff" }),
];

/** Included by a server block of nginx 1.14 or later, and rewritten with every version. */
export function nginxConfig(deployment: Deployment): string {
  const serving = (match: string, kind: FileKind, files = "$uri =404") =>
    location(match, [`try_files ${files};`, ...headerLines(hostedHeadersFor(kind, deployment))]);
  return `# Generated from config.json by \`npm run hosting\` for each version. Don't edit: include it from your server block.
charset utf-8;
# Serves the .gz file next to each file.
gzip_static on;
gzip_vary on;
server_tokens off;
absolute_redirect off;
error_page 403 404 = @missing;

# Every URL of the console is served by one document.
${serving("/", "document", "/index.html =404")}

${serving("= /redirect.html", "bridge")}

${serving("= /config.json", "config")}

# File names contain a hash of their content.
${serving("^~ /assets/", "asset")}

# The console redirects unknown paths to /.
${serving("~ ^/[^/]+\\.[A-Za-z0-9]+$", "other", "$uri /index.html")}

${serving("= /index.html", "document")}

# Health checks of load balancers and containers.
${location("= /healthz", ["access_log off;", "types {}", "default_type text/plain;", "add_header cache-control no-store always;", "add_header x-content-type-options nosniff always;", 'return 200 "ok";'])}

# Hidden files, such as /.git and /.env. A location for /.well-known/ of your own comes before this one.
location ~ ^/\\. {
  return 404;
}

# A missing script must not be answered with the HTML document.
${location("@missing", ["types {}", "default_type text/plain;", ...missing, 'return 404 "File not found.";'])}
`;
}

/** A server block to copy once and adapt: host name, certificate and root. */
export const nginxServerExample = `# Copy to /etc/nginx/conf.d/ once, and replace the host name and the paths. New versions don't touch it.
server {
  listen 80;
  listen [::]:80;
  server_name console.example.com;
  server_tokens off;
  return 301 https://console.example.com$request_uri;
}

server {
  # nginx 1.25.1 and later: write "http2 on;" instead of the parameter.
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name console.example.com;
  ssl_certificate /etc/ssl/console.pem;
  ssl_certificate_key /etc/ssl/console.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:console:10m;
  ssl_session_tickets off;
  root /var/www/console;
  include /etc/nginx/console.conf;
  # With the ngx_brotli module, serves the .br file next to each file:
  # brotli_static on;
}
`;

/** Proxies the API on the console's origin. The server block defines the upstream. */
export const nginxApi = `# Written from config.json by \`npm run hosting\`, for an API on the console's own origin. Include this file in the server block
# and say outside of it where the API is: upstream console_api { server 127.0.0.1:8080; }
${location("/v1/", [
  "proxy_pass http://console_api;",
  "proxy_http_version 1.1;",
  "proxy_set_header host $host;",
  ...Object.entries(sameOriginApiHeaders).flatMap(([name, value]) => [
    `proxy_hide_header ${name};`,
    `add_header ${name} ${quoted(value)} always;`,
  ]),
])}
`;
