/** Whether the page that led to the checkout is one of the shop's own: then the way back is the browser's. */
export const cameFromShop = (referrer: string, origin: string): boolean => {
  if (!referrer.startsWith(`${origin}/`)) return false
  return !/^\/(?:checkout|order)\//.test(new URL(referrer).pathname)
}
