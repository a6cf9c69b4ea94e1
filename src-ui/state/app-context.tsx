import { createContext, type ReactNode, useContext } from 'react'

/** Cells and actions of a document. Each document creates its own context. */
export interface App<Cells, Actions> {
  readonly cells: Cells
  readonly actions: Actions
}

export interface AppContext<Cells, Actions> {
  readonly AppProvider: (props: { readonly app: App<Cells, Actions>; readonly children: ReactNode }) => ReactNode
  readonly useApp: () => App<Cells, Actions>
}

/** Creates a context. `name` appears in the error of a screen outside its provider (SHELL-33). */
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
