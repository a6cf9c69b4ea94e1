import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './category-nav.module.css'
import type { CategoryView } from './menu-page-view.ts'

/** Encoded: the id of an element may hold no space, and the link to it is compared with it as it is written. */
export function sectionId(categoryId: string): string {
  return `c-${encodeURIComponent(categoryId)}`
}

export interface CategoryNavProps {
  readonly categories: readonly CategoryView[]
  /** Beside the dishes where there is room, not only above them. */
  readonly isBeside: boolean
}

/** Links to the sections; `enhanceCategories` marks the one in view. Each section can hold the focus. */
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
        {categories.map(({ id, name }, at) => (
          <li key={id}>
            <a href={`#${sectionId(id)}`} aria-current={at === 0 ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
