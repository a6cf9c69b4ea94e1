import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './category-nav.module.css'
import type { CategoryView } from './menu-page-view.ts'

/** Element id of a section. Encoded, because ids must not contain spaces and a link's hash is compared as it is. */
export function sectionId(categoryId: string): string {
  return `c-${encodeURIComponent(categoryId)}`
}

export interface CategoryNavProps {
  readonly categories: readonly CategoryView[]
  readonly isBeside: boolean
}

/** Links to the categories. `enhanceCategories` marks the one in view. */
export function CategoryNav({ categories, isBeside }: CategoryNavProps) {
  const words = useWords('shopPage')
  const lang = useContentLanguage()
  return (
    <nav
      id="categories"
      className={isBeside ? `${styles.nav} ${styles.beside}` : styles.nav}
      aria-label={words.categories}
    >
      <ul className={styles.list} lang={lang}>
        {categories.map(({ id, name, contains }, at) => (
          <li key={id} data-a={contains.join(' ') || undefined}>
            <a href={`#${sectionId(id)}`} aria-current={at === 0 ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
