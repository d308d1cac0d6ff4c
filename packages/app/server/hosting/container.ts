const root = "/usr/share/nginx/html";
const included = "/etc/nginx/console.conf";
const port = 8080;

/** An image of nginx that runs without root; built in the folder that holds what it copies. */
export const containerfile = `# docker build -t console . && docker run --read-only --tmpfs /tmp -p ${port}:${port} console
FROM docker.io/nginxinc/nginx-unprivileged:1.28-alpine
COPY container.conf /etc/nginx/conf.d/default.conf
COPY console.conf ${included}
COPY site ${root}
EXPOSE ${port}
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}/config.json"]
`;

/** The server block in it. */
export const containerServer = `server {
  listen ${port};
  server_name _;
  root ${root};
  include ${included};
}
`;
