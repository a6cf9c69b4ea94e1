/**
 * Runs in the head of delivery menus only: leaves before the menu is painted if the order in this browser is for
 * something else (MENU-13). Home then asks for the address in the restaurant's name.
 */
let isDelivery = false
try {
  // Inside kept JSON a customer's own quotes are escaped, so this finds the order's field and nothing else.
  isDelivery = /Option":"d/.test(localStorage['order'])
} catch {
  // A browser that keeps nothing may throw.
}
if (!isDelivery) location.replace(`/?type=delivery#address=${location.pathname.split('/')[2]}`)
