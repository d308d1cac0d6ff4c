import { generate } from "selfsigned";

export interface Certificate {
  key: string;
  cert: string;
}

let certificate: Promise<Certificate> | undefined;

/** A self-signed certificate for localhost, 127.0.0.1 and login.microsoftonline.com. */
export function testCertificate(): Promise<Certificate> {
  certificate ??= generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" }).then(
    ({ private: key, cert }) => ({ key, cert }),
  );
  return certificate;
}
