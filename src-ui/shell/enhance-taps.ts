import { isDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { intentAt } from '../menu/intent-at.ts'
import type { ShopActions } from './shop-app.ts'

type Taps = Pick<ShopActions, 'intent' | 'chooseType'>

/** Handles all server-rendered links and buttons with one listener. */
export function enhanceTaps(page: HTMLElement, actions: Taps): void {
  page.addEventListener(
    'click',
    (event) => {
      if (!isPlain(event) || !(event.target instanceof Element)) return
      const intent = intentAt(event.target)
      if (intent !== undefined) {
        event.preventDefault()
        return actions.intent(intent)
      }
      chooseAt(event, event.target, actions)
    },
    // Captures, because React stops bubbling clicks while it hydrates.
    true,
  )
}

function chooseAt(event: MouseEvent, target: Element, actions: Taps): void {
  const choice = target.closest<HTMLAnchorElement>('a[data-type]')
  const { type, slug, id, name } = choice?.dataset ?? {}
  if (choice === null || type === undefined || !isDiningOption(type)) return
  const how = actions.chooseType(type, { href: choice.href, id, name })
  if (how === 'follow') return
  event.preventDefault()
  if (how === 'address') actions.intent({ _tag: 'EnterAddress', ...(slug === undefined ? {} : { slug }) })
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
