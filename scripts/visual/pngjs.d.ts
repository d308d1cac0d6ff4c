declare module "pngjs" {
  export class PNG {
    constructor(options: { width: number; height: number; fill?: boolean });
    width: number;
    height: number;
    data: Buffer;
    static readonly sync: {
      read(data: Buffer): PNG;
      write(
        picture: PNG,
        options?: { deflateLevel?: number; colorType?: number; filterType?: number },
      ): Buffer;
    };
  }
}
