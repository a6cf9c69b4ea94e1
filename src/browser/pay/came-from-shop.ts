/** Whether the page that led to the checkout is one of the shop's own: then the way back is the browser's. */
export function cameFromShop(referrer: string, origin: string): boolean {
  return referrer.startsWith(`${origin}/`) && !/^\/(?:checkout|order)\//.test(referrer.slice(origin.length))
}
