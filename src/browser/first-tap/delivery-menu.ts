/**
 * Runs in the head of delivery menus only. If this browser's order is for another dining option, leaves before the menu
 * is painted (MENU-13). The home page then asks for an address for this restaurant.
 */
let isDelivery = false
try {
  // Stored JSON escapes quotes that a customer typed, so this matches only the order's own field.
  isDelivery = /Option":"d/.test(localStorage['order'])
} catch {
  // A browser that blocks storage may throw.
}
if (!isDelivery) location.replace(`/?type=delivery#address=${location.pathname.split('/')[2]}`)
