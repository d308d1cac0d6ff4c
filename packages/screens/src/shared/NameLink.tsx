import { Link } from "@understudy/ui";
import { isAddressable } from "@understudy/model";

interface NameLinkProps {
  id: string | null;
  name: string;
  href: (id: string) => string;
}

/** A link if the ID can be part of a URL. */
export const NameLink = ({ id, name, href }: NameLinkProps) =>
  isAddressable(id) ? (
    <Link variant="quiet" href={href(id)}>
      {name}
    </Link>
  ) : (
    name
  );
