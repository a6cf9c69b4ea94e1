import * as t from 'io-ts'
import { type DevicePrintStore, usualPrinting } from '../../src-domain/printing/device-printing.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

const kept = t.type({
  paper: t.keyof({ '80mm': null, a4: null }),
  isAutomatic: t.boolean,
  known: t.record(t.string, t.readonlyArray(t.string)),
})

export function devicePrintStore(storage: SafeStorage): DevicePrintStore {
  const { read, write } = keptValue(storage, storageKeys.staffPrinting, kept)
  return { read: () => read() ?? usualPrinting, write }
}
