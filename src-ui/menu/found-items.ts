import type { CategoryView } from './menu-page-view.ts'

/** Without accents and case: "jalapeno" finds "Jalapeño". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The dishes in whose name, description or marks every word of the search occurs; empty categories are left out. */
export const foundItems = (categories: readonly CategoryView[], search: string): readonly CategoryView[] => {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return categories
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter((item) => {
        const text = folded([item.name, item.about, ...item.marks].join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((category) => category.items.length > 0)
}
