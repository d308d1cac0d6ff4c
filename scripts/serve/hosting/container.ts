const root = "/usr/share/nginx/html";
const included = "/etc/nginx/console.conf";
const port = 8080;

/** Runs nginx as a non-root user. Build it in the folder that holds the files it copies. */
export const containerfile = `# docker build -t console . && docker run --read-only --tmpfs /tmp -p ${port}:${port} console
FROM docker.io/nginxinc/nginx-unprivileged:1.28-alpine
COPY container.conf /etc/nginx/conf.d/default.conf
COPY console.conf ${included}
COPY site ${root}
USER 101
EXPOSE ${port}
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${port}/healthz"]
`;

/** The container's server block: plain http, behind the load balancer that terminates TLS. */
export const containerServer = `server {
  listen ${port};
  server_name _;
  root ${root};
  include ${included};
}
`;
