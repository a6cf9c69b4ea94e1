const insecure = /^http:/i

export function upgradedToHttps(url: string): string {
  return url.replace(insecure, 'https:')
}

/** MENU-08. An item without a picture has the brand's placeholder (MENU-10). */
export function pictureOf(images: readonly string[], placeholder: string): string {
  const first = images[0]
  return first === undefined || first === '' ? placeholder : upgradedToHttps(first)
}
