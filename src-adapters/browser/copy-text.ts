/** False: the browser refused; undefined: unsupported. */
export function copyText({ clipboard }: { readonly clipboard?: Clipboard }) {
  if (clipboard === undefined) return undefined
  return (text: string): Promise<boolean> =>
    clipboard.writeText(text).then(
      () => true,
      () => false,
    )
}
