/** The element of an option group, by the option ids from the item down to it. One item sheet is open at a time. */
export const optionDomId = (path: readonly string[]): string => `option-${path.map(encodeURIComponent).join('-in-')}`

/** Where a group's item is picked (MENU-32). */
export const groupItemsDomId = 'option-group-items'
