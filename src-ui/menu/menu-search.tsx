import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './menu-page.module.css'
import type { MenuPageView } from './menu-page-view.ts'

/** Search form that works without a script. `enhanceSearch` adds live results. */
export function MenuSearch({ view }: { readonly view: MenuPageView }) {
  const words = useWords('shopPage')
  return (
    <search className={styles.search}>
      <form id="search" action={view.href}>
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={view.search?.text}
        />
        <button type="submit" aria-label={words.searchGo}>
          <Icon name="search" />
        </button>
        <a href={view.href} aria-label={words.clearSearch} hidden={view.search === undefined}>
          <Icon name="close" small />
        </a>
      </form>
    </search>
  )
}
