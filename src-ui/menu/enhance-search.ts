import type { MenuFind } from '../../src-domain/menu/menu-search.ts'
import type { Words } from '../messages/words-context.tsx'
import type { CardText } from './card-text.ts'
import { intentAt } from './intent-at.ts'
import { cardSearch } from './search-cards.ts'
import { searchResultWords } from './search-result-words.ts'

interface SearchableCard {
  readonly card: HTMLElement
  readonly group: string
  /** Id of the item or group. */
  readonly id: string | undefined
  readonly text: CardText
}

/** Milliseconds after typing before the count is announced. */
const announceDelay = 350

/** Search over the whole menu, including options. */
export type SearchMenu = (text: string) => readonly MenuFind[]

export interface EnhancedSearch {
  readonly replace: (look: SearchMenu) => void
  /** Searches again for the text in the field. */
  readonly repeat: () => void
}

/** Reads the cards on first focus. */
export function enhanceSearch(page: ParentNode, words: Words['shop']): EnhancedSearch {
  const form = page.querySelector<HTMLFormElement>('#search')
  const input = form?.querySelector('input') ?? undefined
  const clear = form?.querySelector('a') ?? undefined
  const [whole, finds] = [page.querySelector<HTMLElement>('#whole'), page.querySelector<HTMLElement>('#finds')]
  const [title, status, list, wayOn] = [
    finds?.querySelector('h2'),
    finds?.querySelector<HTMLElement>('[role=status]'),
    finds?.querySelector('ul'),
    finds?.querySelector<HTMLElement>('p:last-child'),
  ]
  if (!form || !input || !clear || !whole || !finds || !title || !status || !list || !wayOn)
    return { replace: nothing, repeat: nothing }

  let listed: readonly SearchableCard[] | undefined
  let look: ((text: string) => readonly SearchableCard[]) | undefined
  let menuLook: SearchMenu | undefined
  const search = () => {
    if (look !== undefined) return look
    const cards = listed ?? listedIn(whole)
    listed = cards
    const through = menuLook
    if (through === undefined) {
      const find = cardSearch(cards.map(({ text }) => text))
      look = (text) => find(text).flatMap((at) => cards[at] ?? [])
      return look
    }
    const byId = new Map(cards.map((one) => [one.id, one]))
    look = (text) => [...new Set(through(text).flatMap(({ item, group }) => byId.get(item) ?? byId.get(group) ?? []))]
    return look
  }
  const copyOf = ({ card, group }: SearchableCard): Node => {
    const copy = card.cloneNode(true)
    if (copy instanceof HTMLElement) copy.dataset['g'] = group
    return copy
  }

  let saying: ReturnType<typeof setTimeout> | undefined
  const say = (text: string) => {
    clearTimeout(saying)
    saying = setTimeout(() => {
      status.textContent = text
    }, announceDelay)
  }

  const show = () => {
    const text = input.value.trim()
    clear.hidden = text === ''
    title.hidden = text === ''
    if (text === '') {
      whole.hidden = false
      list.replaceChildren()
      list.hidden = true
      wayOn.hidden = true
      return say('')
    }
    // The filter by allergens hides cards.
    const found = search()(text)
      .filter(({ card }) => !card.hidden)
      .map(copyOf)
    list.replaceChildren(...found)
    list.hidden = found.length === 0
    wayOn.hidden = false
    whole.hidden = true
    say(searchResultWords(text, found.length, words))
  }
  const remember = () => {
    const text = input.value.trim()
    history.replaceState(
      history.state,
      '',
      text === '' ? form.action : `${form.action}?${new URLSearchParams({ q: text })}`,
    )
  }
  const empty = (event: Event) => {
    event.preventDefault()
    input.value = ''
    remember()
    show()
    input.focus()
  }

  input.addEventListener('focus', search, { once: true })
  input.addEventListener('input', show)
  clear.addEventListener('click', empty)
  wayOn.querySelector('a')?.addEventListener('click', empty)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // Keeps the focus in the field, because the results are already below it.
    remember()
  })
  // A restored page already has text in the field, but fires no event.
  if (input.value !== input.defaultValue) show()
  return {
    replace: (through) => {
      menuLook = through
      look = undefined
      if (input.value.trim() !== '' && input.value !== input.defaultValue) show()
    },
    repeat: show,
  }
}

function textOf(element: Element | null): string {
  return element?.textContent?.trim() ?? ''
}

function listedIn(whole: Element): readonly SearchableCard[] {
  return [...whole.querySelectorAll('section')].flatMap((section) => {
    const category = textOf(section.querySelector('h2'))
    return [...section.querySelectorAll<HTMLElement>('li')].map((card): SearchableCard => {
      const lines = card.querySelectorAll('p')
      const link = card.querySelector('h3>a')
      const intent = link === null ? undefined : intentAt(link)
      return {
        card,
        id: intent?._tag === 'OpenItem' ? intent.itemId : undefined,
        group: card.dataset['g'] ?? section.id.slice(2),
        text: {
          name: textOf(card.querySelector('h3')),
          about: lines.length > 1 ? textOf(lines[0] ?? null) : '',
          marks: textOf(card.querySelector('small')).split(' · '),
          category,
        },
      }
    })
  })
}

function nothing() {
  return undefined
}
