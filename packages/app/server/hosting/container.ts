/** Where the files lie in the container. */
export const containerRoot = "/usr/share/nginx/html";
export const containerPort = 8080;

/** An image of nginx that runs without root; built in the folder that holds \`console.conf\` and \`site\`. */
export const containerfile = `# docker build -t console . && docker run --read-only --tmpfs /tmp -p ${containerPort}:${containerPort} console
FROM docker.io/nginxinc/nginx-unprivileged:1.28-alpine
COPY console.conf /etc/nginx/conf.d/default.conf
COPY site ${containerRoot}
EXPOSE ${containerPort}
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${containerPort}/config.json"]
`;
