import { createContext } from 'react'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'

/** Prints an order's slip from this device; undefined where nothing can print. */
export const PrintContext = createContext<((order: BoardOrder, timeZone: string) => void) | undefined>(undefined)
