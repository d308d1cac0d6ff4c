import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";
import type { ApiState } from "./base";

/** A thunk of this store. What it is handed last is checked where it is used: see `kitOf`. */
export type ConsoleThunk<R> = ThunkAction<R, ApiState, unknown, UnknownAction>;

export const useConsoleDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, unknown, UnknownAction>>();
