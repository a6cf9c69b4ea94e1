import { useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import styles from './category-nav.module.css'
import type { CategoryView } from './menu-page-view.ts'

export const sectionId = (categoryId: string): string => `c-${categoryId}`

/**
 * Links to the sections; the one in view is marked. A link's own jump moves the focus too, because each section can
 * hold it.
 */
export const CategoryNav = ({ categories }: { readonly categories: readonly CategoryView[] }) => {
  const words = useWords('shop')
  const [inView, setInView] = useState(categories[0]?.id)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const shown = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id)
          else shown.delete(target.id)
        }
        const first = categories.find(({ id }) => shown.has(sectionId(id)))
        if (first !== undefined) setInView(first.id)
      },
      { rootMargin: '-140px 0px -55% 0px' },
    )
    for (const { id } of categories) {
      const section = document.getElementById(sectionId(id))
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [categories])

  useEffect(() => {
    const bar = list.current
    const marked = bar?.querySelector<HTMLElement>(`[href="#${CSS.escape(sectionId(inView ?? ''))}"]`)
    if (bar === null || marked === null || marked === undefined) return
    // scrollIntoView would also scroll the page, which the customer is scrolling.
    bar.scrollLeft = marked.offsetLeft - (bar.clientWidth - marked.clientWidth) / 2
  }, [inView])

  return (
    <nav className={styles.nav} aria-label={words.categories}>
      <ul className={styles.list} ref={list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.link} href={`#${sectionId(id)}`} aria-current={id === inView ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
