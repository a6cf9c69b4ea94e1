/** Puts a text on the clipboard and answers whether the browser let us; undefined where it cannot copy at all. */
export function copyText({ clipboard }: { readonly clipboard?: Clipboard }) {
  if (clipboard === undefined) return undefined
  return (text: string): Promise<boolean> =>
    clipboard.writeText(text).then(
      () => true,
      () => false,
    )
}
