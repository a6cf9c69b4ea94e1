import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuOption } from '../../src-domain/menu/menu.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { anchorOf, groupAt, scrollToGroup } from './option-anchor.ts'
import styles from './quick-nav.module.css'

export interface QuickNavProps {
  /** In the order of the bar. */
  readonly options: readonly MenuOption[]
}

function anchorsOf(options: readonly MenuOption[]) {
  return options.map(({ id }) => anchorOf([id]))
}

/** The first of the groups in view, as the customer scrolls. They stand beside the bar, perhaps in another order. */
function useInView(bar: RefObject<HTMLElement | null>, options: readonly MenuOption[]): string | undefined {
  const [inView, setInView] = useState(() => anchorsOf(options)[0])
  useEffect(() => {
    const groups = [...(bar.current?.parentElement?.querySelectorAll('[data-anchor]') ?? [])]
    const known = new Set(anchorsOf(options))
    const anchors = groups.map((group) => group.getAttribute('data-anchor') ?? '').filter((anchor) => known.has(anchor))
    if (anchors[0] !== undefined) setInView(anchors[0])
    const shown = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const anchor = target.getAttribute('data-anchor') ?? ''
          if (isIntersecting) shown.add(anchor)
          else shown.delete(anchor)
        }
        const first = anchors.find((anchor) => shown.has(anchor))
        if (first !== undefined) setInView(first)
      },
      // From below the sheet's head, what stays fixed and this bar, to the middle.
      { root: bar.current?.closest('dialog') ?? null, rootMargin: '-165px 0px -50% 0px' },
    )
    // Not every one of them has to be there, and the sheet around them may be about to open.
    for (const group of groups) observer.observe(group)
    return () => observer.disconnect()
  }, [bar, options])
  return inView
}

/** MENU-27: a press brings the option group to where the bar ends, and the focus with it. */
export const QuickNav = memo(({ options }: QuickNavProps) => {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const nav = useRef<HTMLElement>(null)
  const bar = useRef<HTMLUListElement>(null)
  const inView = useInView(nav, options)
  useEffect(() => {
    const list = bar.current
    const marked = list?.querySelector<HTMLElement>('[aria-current]')
    if (list === null || marked === null || marked === undefined) return
    // Only the bar moves: the sheet is what the customer is scrolling.
    list.scrollLeft = inView === undefined ? 0 : marked.offsetLeft - (list.clientWidth - marked.clientWidth) / 2
  }, [inView])
  return (
    <nav ref={nav} className={styles.nav} aria-label={words.optionGroups}>
      <ul className={styles.list} ref={bar} lang={lang}>
        {options.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={anchorOf([id]) === inView ? 'true' : undefined}
              onClick={() => {
                const group = groupAt(anchorOf([id]))
                if (group === null) return
                group.focus({ preventScroll: true })
                scrollToGroup(group)
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})
QuickNav.displayName = 'QuickNav'
