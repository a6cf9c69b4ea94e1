/** How the charity's script was asked to draw: which of its widgets, how it was made and what it was given. */
export interface Drawn {
  readonly widget: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly given: unknown
}

/** The charity's script as its maker's documents and integrators' sources show it, writing down what it is asked for. */
export function beamScript(page: Window & object, drawn: Drawn[]): void {
  const widgetNamed = (widget: string) =>
    class {
      readonly settings: Readonly<Record<string, unknown>>
      constructor(settings: Readonly<Record<string, unknown>>) {
        this.settings = settings
      }
      async render(given: unknown) {
        drawn.push({ widget, settings: this.settings, given })
        const place = page.document.getElementById(String(this.settings['containerId']))
        if (place !== null) place.textContent = `by Beam: ${widget}`
      }
    }
  const names = ['NonprofitWidget', 'ImpactOverviewWidget', 'CommunityImpactWidget']
  Reflect.set(page, 'beamApps', Object.fromEntries(names.map((name) => [name, widgetNamed(name)])))
}
