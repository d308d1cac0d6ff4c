// Landscapes of the example site, drawn so that nothing is downloaded. `slice` fills the box like a photo.

interface PictureProps {
  className: string;
}

/** A lake at sunrise. */
export function LakePicture({ className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 600 240" preserveAspectRatio="xMidYMid slice">
      <rect width="600" height="240" fill="#f6d9b8" />
      <rect width="600" height="90" fill="#cfe0e6" />
      <circle cx="390" cy="104" r="30" fill="#fff1cf" />
      <path d="M0 120 90 62l70 44 84-66 112 78 76-46 84 52 84-34v74H0z" fill="#8fa9b5" />
      <path d="M0 138 110 96l96 40 120-50 130 54 144-44v64H0z" fill="#5f8290" />
      <rect y="148" width="600" height="92" fill="#a9c6cb" />
      <path d="M340 152h100l-14 8h-70zM354 168h76l-12 6h-54zM366 184h56l-10 5h-36z" fill="#fbe7c3" />
      <path d="M0 204c90-26 168-14 236 6s190 22 364-12v42H0z" fill="#3f5f57" />
      <path d="M64 204v-54h10v54zM48 196l21-62 21 62zM108 206v-40h8v40zM94 198l18-48 18 48z" fill="#2c463f" />
    </svg>
  );
}

/** A house behind a garden. */
export function GardenPicture({ className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 240 80" preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="80" fill="#dcebe2" />
      <path d="M88 30 120 12l32 18v34H88z" fill="#f3eadb" />
      <path d="M80 32 120 9l40 23h-12L120 16 92 32z" fill="#b4694a" />
      <path d="M112 42h16v22h-16zM96 38h10v10H96zM134 38h10v10h-10z" fill="#7a93a0" />
      <path d="M0 62c40-14 78-10 120-4s84 2 120-8v30H0z" fill="#6f9a72" />
      <circle cx="46" cy="50" r="16" fill="#4d7d58" />
      <circle cx="196" cy="46" r="20" fill="#5c8c62" />
    </svg>
  );
}

/** A sailing boat in the evening. */
export function HarborPicture({ className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 240 80" preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="80" fill="#f2cfa9" />
      <circle cx="176" cy="44" r="14" fill="#fdeed0" />
      <rect y="48" width="240" height="32" fill="#5f8ba0" />
      <path d="M96 52V14l30 38zM90 52V22L70 52z" fill="#fffaf0" />
      <path d="M62 55h72l-10 11H74z" fill="#8a4b3c" />
      <path d="M160 56h32l-6 4h-20zM164 64h24l-4 4h-16z" fill="#f6dcb4" />
    </svg>
  );
}
