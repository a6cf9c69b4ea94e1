const insecure = /^http:/i

/** MENU-09: a picture is never asked for over plain http. */
export function upgradedToHttps(url: string): string {
  return url.replace(insecure, 'https:')
}

/** The first picture (MENU-08), or the brand's placeholder when there is none (MENU-10). */
export function pictureOf(images: readonly string[], placeholder: string): string {
  const first = images[0]
  return first === undefined || first === '' ? placeholder : upgradedToHttps(first)
}
