import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { product } from "@understudy/model/fixtures";
import { LoadingScreen } from "./LoadingScreen";
import { LoginScreen } from "./LoginScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Pages/Login",
  component: LoginScreen,
  args: { product, login: { state: "ready" }, onSignIn: fn(), onUseAnotherAccount: fn() },
  parameters: { chromatic: { modes: pageModes }, layout: "fullscreen" },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button to sign in, beside a picture of what the product does. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
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

/** The button waits for the provider’s window. */
export const SigningIn: Story = { tags: ["loading"], args: { login: { state: "signingIn" } } };
export const SigningInInteraction: Story = {
  ...SigningIn,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in with SSO" }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** The reason why signing in failed, above the button. */
export const SignInFailed: Story = {
  tags: ["error"],
  args: { login: { state: "failed", message: "Sign-in was canceled." } },
};
export const SignInFailedInteraction: Story = {
  ...SignInFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Sign-in was canceled.");
    await userEvent.click(canvas.getByRole("button", { name: "Use another account" }));
    await expect(args.onUseAnotherAccount).toHaveBeenCalledOnce();
  },
};

/** After a session ended, before anyone has signed in again. */
export const SessionEnded: Story = { args: { login: { state: "ended", providerUser: null } } };

/** The identity provider has someone else signed in, so another account can be chosen. */
export const SignedInAsAnotherPerson: Story = {
  args: { login: { state: "ended", providerUser: "vera@harbourandpine.example" } },
};
export const SignedInAsAnotherPersonInteraction: Story = {
  ...SignedInAsAnotherPerson,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Your identity provider has you signed in as vera@harbourandpine.example.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Use another account" }));
    await expect(args.onUseAnotherAccount).toHaveBeenCalledOnce();
  },
};

/** While the console starts. */
export const Loading: Story = {
  tags: ["loading"],
  render: ({ product: { name } }) => <LoadingScreen name={name} />,
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Loading Understudy…"),
};
/** Before the configuration has arrived, so the product’s name isn’t known yet. */
export const LoadingConfiguration: Story = { tags: ["loading"], render: () => <LoadingScreen /> };
