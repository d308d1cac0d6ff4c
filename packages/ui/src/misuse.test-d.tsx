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
  Meter,
  PlusIcon,
  ProgressBar,
  Skeleton,
  StackedBars,
  Stack,
  StatCard,
  Text,
  TextField,
} from "./index";

/** What must not be written. Checked by the compiler alone: a line that becomes possible is an error here. */
export const misuse = (
  <>
    {/* @ts-expect-error an icon button without a label */}
    <IconButton icon={PlusIcon} onClick={() => {}} />
    {/* @ts-expect-error a dialog without a title */}
    <Dialog open onClose={() => {}}>
      Content
    </Dialog>
    {/* @ts-expect-error a field without a name */}
    <TextField label="Site Name" value="" onChange={() => {}} />
    {/* @ts-expect-error a field without a label */}
    <TextField name="site" value="" onChange={() => {}} />
    {/* @ts-expect-error a link that leads nowhere */}
    <Link>Runs</Link>
    {/* @ts-expect-error a look of one's own */}
    <Button className="mine">Save</Button>
    {/* @ts-expect-error a style of one's own */}
    <Text style={{ color: "red" }}>Failed</Text>
    {/* @ts-expect-error a tone that the house does not know */}
    <Badge tone="danger">Failed</Badge>
    {/* @ts-expect-error a badge without a word */}
    <Badge tone="good" />
    {/* @ts-expect-error a colour instead of a tone */}
    <Banner tone="#c33b32">Failed</Banner>
    {/* @ts-expect-error a distance off the grid */}
    <Stack gap="7">Content</Stack>
    {/* @ts-expect-error a second h1 */}
    <Heading level={1}>Runs</Heading>
    {/* @ts-expect-error actions beside a title that is not there */}
    <Card actions={<Button>Save</Button>}>Content</Card>
    {/* @ts-expect-error a card link without a name */}
    <CardLink href="/settings">Site name and domains</CardLink>
    {/* @ts-expect-error a busy Retry that nobody can press */}
    <ErrorPanel title="Failed to load runs" retryBusy />
    {/* @ts-expect-error a copy button without a word */}
    <CopyButton text="site_8f2k" />
    {/* @ts-expect-error a meter without words for its value */}
    <Meter label="Runs" value={0.4} tone="good" />
    {/* @ts-expect-error a progress bar without a name */}
    <ProgressBar value={1} max={6} valueText="1 of 6 complete" />
    {/* @ts-expect-error lines and a shape at once */}
    <Skeleton lines={3} shape="row" />
    {/* @ts-expect-error a number without a name */}
    <StatCard value="7,412" />
    {/* @ts-expect-error cut-off content that has no text to show whole */}
    <Text truncate>{<b>7,412</b>}</Text>
    <StackedBars
      label="Usage Trends"
      period="Last 7 days"
      pointsLabel="Day"
      series={[{ key: "success", label: "Success", tone: "good" }]}
      // @ts-expect-error a point that lacks a series' value
      points={[{ key: "1", label: "Mar 4", values: { failed: 4 } }]}
    />
  </>
);
