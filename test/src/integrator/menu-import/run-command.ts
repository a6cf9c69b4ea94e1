import type { MenuImport } from '../../../../src/integrator/menu-import/import-command.ts'

export interface CommandRun {
  readonly code: number
  readonly said: readonly string[]
  readonly complained: readonly string[]
  /** Both, in their order. */
  readonly lines: readonly string[]
}

export type RunCommand = (
  command: (call: MenuImport) => number | Promise<number>,
  ...args: readonly string[]
) => Promise<CommandRun>

/** Runs commands on the brands below `root`. Without `needs` nothing is fetched, and the product is not built. */
export function commandsIn(root: string, needs: Partial<Pick<MenuImport, 'fetch' | 'publish'>> = {}): RunCommand {
  return async (command, ...args) => {
    const [said, complained, lines]: [string[], string[], string[]] = [[], [], []]
    const code = await command({
      args,
      variables: { BRANDS_DIR: root },
      say: (text) => void [said, lines].map((all) => all.push(text)),
      complain: (text) => void [complained, lines].map((all) => all.push(text)),
      fetch: () => Promise.reject(new Error('nothing is fetched here')),
      publish: undefined,
      ...needs,
    })
    return { code, said, complained, lines }
  }
}
