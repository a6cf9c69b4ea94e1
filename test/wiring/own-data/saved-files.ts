import type { DOMWindow } from 'jsdom'

export interface SavedFile {
  readonly name: string
  readonly text: string
}

/** Records downloads, which jsdom does not support. */
export function catchFiles(window: DOMWindow, files: SavedFile[]): void {
  const texts: string[] = []
  Object.assign(window, {
    Blob: class {
      constructor(parts: readonly string[]) {
        texts.push(parts.join(''))
      }
    },
  })
  Object.assign(window.URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
  window.HTMLAnchorElement.prototype.click = function saved(this: HTMLAnchorElement) {
    if (this.download !== '') files.push({ name: this.download, text: texts.at(-1) ?? '' })
  }
}
