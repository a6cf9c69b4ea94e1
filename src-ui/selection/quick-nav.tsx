import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuOption } from '../../src-domain/menu/menu.ts'
import { sectionInView } from '../design/section-in-view.ts'
import { useHeightProperty } from '../design/use-height-property.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { anchorOf, groupAt, scrollToGroup } from './option-anchor.ts'
import styles from './quick-nav.module.css'

export interface QuickNavProps {
  readonly options: readonly MenuOption[]
}

function anchorsOf(options: readonly MenuOption[]) {
  return options.map(({ id }) => anchorOf([id]))
}

/** Anchor of the group at the reading line; after a press, the pressed group until the next scroll. */
function useInView(bar: RefObject<HTMLElement | null>, options: readonly MenuOption[]) {
  const [inView, setInView] = useState(() => anchorsOf(options)[0])
  const pressed = useRef(false)
  useEffect(() => {
    const { current } = bar
    const body = current === null ? null : scrollerOf(current)
    if (current === null || body === null) return
    const anchors = new Set(anchorsOf(options))
    const groups = [...(current.parentElement?.querySelectorAll('[data-anchor]') ?? [])].filter((group) =>
      anchors.has(group.getAttribute('data-anchor') ?? ''),
    )
    const follow = () => {
      if (pressed.current) return
      const { top } = body.getBoundingClientRect()
      const at = sectionInView({
        tops: groups.map((group) => group.getBoundingClientRect().top - top - scrollMargin(group)),
        covered: 0,
        height: body.clientHeight,
        scrolled: body.scrollTop,
        range: body.scrollHeight - body.clientHeight,
      })
      const anchor = groups[at]?.getAttribute('data-anchor')
      if (anchor != null) setInView(anchor)
    }
    const release = () => {
      pressed.current = false
    }
    const isOver = new AbortController()
    const passive = { passive: true, signal: isOver.signal }
    body.addEventListener('scroll', follow, passive)
    for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) body.addEventListener(kind, release, passive)
    follow()
    return () => isOver.abort()
  }, [bar, options])
  const press = (anchor: string) => {
    pressed.current = true
    setInView(anchor)
  }
  return { inView, press }
}

function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement
  if (parent === null || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return scrollerOf(parent)
}

function scrollMargin(group: Element): number {
  return Number.parseFloat(getComputedStyle(group).scrollMarginTop) || 0
}

/** Scrolls to an option group below the bar and focuses it (MENU-27). */
export const QuickNav = memo(({ options }: QuickNavProps) => {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const nav = useRef<HTMLElement>(null)
  const bar = useRef<HTMLUListElement>(null)
  const { inView, press } = useInView(nav, options)
  useHeightProperty(nav, '--bar')
  useEffect(() => {
    const list = bar.current
    const marked = list?.querySelector<HTMLElement>('[aria-current]')
    if (list === null || marked === null || marked === undefined) return
    // Scrolls only the bar, not the page.
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
                press(anchorOf([id]))
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
