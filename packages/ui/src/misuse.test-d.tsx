import {
  Badge,
  Banner,
  Button,
  Card,
  CardLink,
  CopyButton,
  Dialog,
  ErrorPanel,
  Heading,
  IconButton,
  Link,
  LoadingRegion,
  PlusIcon,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  TextField,
} from "./index";
import type * as ui from "./index";

/** Props that must not compile. */
export const misuse = (
  <>
    {/* @ts-expect-error an icon button without a label */}
    <IconButton icon={PlusIcon} onClick={() => {}} />
    {/* @ts-expect-error a look that is a boolean */}
    <Badge tone="good" quiet>
      Success
    </Badge>
    {/* @ts-expect-error a look that is a boolean */}
    <Banner tone="good" quiet>
      Saved
    </Banner>
    {/* @ts-expect-error a size that is a boolean */}
    <Badge tone="good" small>
      Success
    </Badge>
    {/* @ts-expect-error a tone that is no status */}
    <Text tone="muted">Nothing here yet</Text>
    {/* @ts-expect-error a label that nobody sees */}
    <LoadingRegion label="Loading runs">Content</LoadingRegion>
    {/* @ts-expect-error a group's label */}
    <RadioGroup label="Position" name="position" value="" options={[]} onChange={() => {}} />
    {/* @ts-expect-error a dialog without a title */}
    <Dialog onClose={() => {}}>Content</Dialog>
    {/* @ts-expect-error a field without a name */}
    <TextField label="Site Name" value="" onChange={() => {}} />
    {/* @ts-expect-error a field without a label */}
    <TextField name="site" value="" onChange={() => {}} />
    {/* @ts-expect-error an ID, which a field gives itself */}
    <TextField id="site" label="Site Name" name="site" value="" onChange={() => {}} />
    {/* @ts-expect-error a tone that says nothing */}
    <Banner tone="neutral">Saved</Banner>
    {/* @ts-expect-error a link without an address */}
    <Link>Runs</Link>
    {/* @ts-expect-error a custom class name */}
    <Button className="mine">Save</Button>
    {/* @ts-expect-error a custom style */}
    <Text style={{ color: "red" }}>Failed</Text>
    {/* @ts-expect-error an unknown tone */}
    <Badge tone="danger">Failed</Badge>
    {/* @ts-expect-error a badge without text */}
    <Badge tone="good" />
    {/* @ts-expect-error a color instead of a tone */}
    <Banner tone="#c33b32">Failed</Banner>
    {/* @ts-expect-error a distance outside of the spacing scale */}
    <Stack gap="7">Content</Stack>
    {/* @ts-expect-error a second h1 */}
    <Heading level={1}>Runs</Heading>
    {/* @ts-expect-error actions without a title */}
    <Card actions={<Button>Save</Button>}>Content</Card>
    {/* @ts-expect-error a card link without a name */}
    <CardLink href="/settings">Site name and domains</CardLink>
    {/* @ts-expect-error a busy Retry button without a handler */}
    <ErrorPanel title="Failed to load runs" retryBusy />
    {/* @ts-expect-error a copy button without a label */}
    <CopyButton text="site_8f2k" />
    {/* @ts-expect-error a badge without a tone */}
    <Badge icon={PlusIcon}>Success</Badge>
    {/* @ts-expect-error lines and a shape at once */}
    <Skeleton lines={3} shape="row" />
  </>
);

const maybe: string | undefined = undefined;

type PropOf<Exported> = Exported extends (props: infer Props) => unknown
  ? Props extends unknown
    ? keyof Props
    : never
  : never;
type UiProp = { [Name in keyof typeof ui]: PropOf<(typeof ui)[Name]> }[keyof typeof ui];

/** Secondary text is a `description`, and buttons are `actions`, in every component. */
type OtherWords = Extract<
  UiProp,
  "action" | "buttons" | "detail" | "helperText" | "hint" | "message" | "note" | "subtitle"
>;
export const noOtherWords: [OtherWords] extends [never] ? true : OtherWords = true;

/** Props that must compile. */
export const use = (
  <>
    <Button size={maybe} onClick={maybe}>
      Save
    </Button>
    <TextField label="Site Name" name="site" value="" description={maybe} onChange={() => {}} />
    <Card title={maybe} description={maybe}>
      Content
    </Card>
    <ErrorPanel title="Failed to load runs" onRetry={maybe} details={maybe} />
  </>
);
