import type { SaveFile } from '../../src-domain/own-data/own-data-gateway.ts'

/** Milliseconds; by then every browser reads the blob. */
const readWithin = 60_000

export function saveFile(page: Window & typeof globalThis, type = 'application/json'): SaveFile {
  return (name, text) => {
    const address = page.URL.createObjectURL(new page.Blob([text], { type }))
    const link = page.document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    page.setTimeout(() => page.URL.revokeObjectURL(address), readWithin)
  }
}
