import { createContext, type ReactNode, useContext } from 'react'

/**
 * What a document hands to its screens: the cells they watch and the actions they may ask for. Which ones there are
 * differs by document, so each document makes its own context and its screens import that one.
 */
export interface App<Cells, Actions> {
  readonly cells: Cells
  readonly actions: Actions
}

export interface AppContext<Cells, Actions> {
  readonly AppProvider: (props: { readonly app: App<Cells, Actions>; readonly children: ReactNode }) => ReactNode
  readonly useApp: () => App<Cells, Actions>
}

/** `name` is said when a screen stands outside its provider, which is a mistake of ours (SHELL-33). */
export function appContext<Cells, Actions>(name: string): AppContext<Cells, Actions> {
  const Context = createContext<App<Cells, Actions> | undefined>(undefined)
  return {
    AppProvider: ({ app, children }) => <Context value={app}>{children}</Context>,
    useApp: () => {
      const app = useContext(Context)
      if (app === undefined) throw new Error(`${name} screens need their provider`)
      return app
    },
  }
}
