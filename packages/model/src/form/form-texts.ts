export const switchLabels = { on: "On", off: "Off" };
