import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";
import type { ConsoleState } from "../store";

/** `servicesOf` checks the extra argument. */
export type AppThunk<R> = ThunkAction<R, ConsoleState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<ConsoleState, unknown, UnknownAction>>();
