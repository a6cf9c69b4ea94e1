import { type FlowHistory, flowKey } from '../../src-domain/navigation/flow-history.ts'

export function flowHistory(page: Pick<Window, 'history' | 'location' | 'addEventListener'>): FlowHistory {
  const { history, location } = page
  const withFlow = (position: unknown) => ({ ...Object(history.state), [flowKey]: position })
  return {
    current: () => Object(history.state)[flowKey],
    push: (position, address) => {
      // Returning to a URL with a fragment would scroll and lose the focus.
      const [bare = ''] = location.href.split('#')
      if (bare !== location.href) history.replaceState(history.state, '', bare)
      history.pushState(withFlow(position), '', address ?? bare)
    },
    replace: (position) => history.replaceState(withFlow(position), ''),
    goBack: (by) => history.go(-by),
    onArrival: (told) => page.addEventListener('popstate', told),
  }
}
