import type { StoryObj } from "@storybook/react-vite";
import { inUi } from "@understudy/ui/testing";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { product } from "@understudy/model/fixtures";
import stories, {
  Ready,
  SigningIn,
  SignInFailed,
  SignInRefused,
  SignedInAsAnotherPerson,
} from "./LoginScreen.stories";

export default {
  ...stories,
  title: "Pages/Login",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Turn user actions into intelligent workflows")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(canvas.getByText("Sign in to your account to continue")).toBeVisible();
    await expect(canvas.getByText(/^By signing in you agree to our/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Terms/ })).toHaveAttribute("href", product.termsUrl);
    await expect(canvas.getByRole("link", { name: /^Privacy Policy/ })).toHaveAttribute(
      "href",
      product.privacyUrl,
    );
    canvas.getByRole("button", { name: "Sign in with SSO" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const SigningInInteraction: Story = {
  ...SigningIn,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in with SSO" }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const SignInFailedInteraction: Story = {
  ...SignInFailed,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Sign-in was canceled.");
    await userEvent.click(canvas.getByRole("button", { name: "Use another account" }));
    await expect(args.onUseAnotherAccount).toHaveBeenCalledOnce();
  },
};

const copyText = fn(async (_text: string) => true);
export const SignInRefusedInteraction: Story = {
  ...SignInRefused,
  decorators: inUi({ copyText }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copy details" }));
    await expect(copyText).toHaveBeenLastCalledWith(
      expect.stringContaining("Error: invalid_request (AADSTS9002326)\nCorrelation ID: 0f6f7a52"),
    );
  },
};

export const SignedInAsAnotherPersonInteraction: Story = {
  ...SignedInAsAnotherPerson,
  play: async ({ args, canvas }) => {
    const [status] = canvas.getAllByRole("status");
    await waitFor(() =>
      expect(status).toHaveTextContent(
        "Your identity provider has you signed in as vera@harbourandpine.example.",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Use another account" }));
    await expect(args.onUseAnotherAccount).toHaveBeenCalledOnce();
  },
};
