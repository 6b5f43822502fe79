/** The canvas of an example in a real browser: by role and name, with the keyboard, and with nothing for axe to find. */

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CoverageView, ExampleView, ModuleView, type Destination } from '../../src/index.ts';
import { axeFinds, exampleAt, hosted, library, pageForEachTest, problems, reload, show } from './host.tsx';

pageForEachTest();
const status = () => page.getByRole('status').filter({ hasText: /^Step/ });
const tab = (name: RegExp) => page.getByRole('tab', { name });

test('the rulings of the toy are in order', () => { expect(problems).toEqual([]); });

describe('an example', () => {
  const open = async (slug: string, more: { readonly step?: number; readonly variant?: string; readonly onNavigate?: (to: Destination) => void } = {}) => {
    show(<ExampleView library={library} example={exampleAt(slug)} {...more} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const first = '1-the-first-day-of-the-crossing';

  test('is stepped by buttons and keys, and says where it is', async () => {
    await open(first);
    await expect.element(status()).toHaveTextContent('Step 8 of 8: TRAVEL Basalt · Bir, refused.');
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect.element(status()).toHaveTextContent('Step 7 of 8: WEATHER roll 5, taken.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(status()).toHaveTextContent('Step 6 of 8');
    await userEvent.keyboard('{Home}');
    await expect.element(status()).toHaveTextContent('Step 0 of 8: start.');
    await expect.element(page.getByRole('button', { name: 'First step' })).toBeDisabled();
    await userEvent.keyboard('{End}');
    await expect.element(status()).toHaveTextContent('Step 8 of 8');
    await page.getByRole('slider', { name: 'Scrub through the steps' }).fill('3');
    await expect.element(status()).toHaveTextContent('Step 3 of 8');
  });

  test('of many events is played bit by bit, and then stepped like any other', async () => {
    const short = exampleAt(first);
    const last = short.when.at(-1);
    if (last === undefined) throw new Error('nothing happens');
    const long = { ...short, when: [...short.when, ...Array.from({ length: 2_000 }, () => last)] };
    const seen = new Set<string>();
    const observer = new MutationObserver(() => { if (document.querySelector('progress') !== null) seen.add('progress'); });
    observer.observe(document.body, { childList: true, subtree: true });
    show(<ExampleView library={library} example={long} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    observer.disconnect();
    expect([...seen]).toEqual(['progress']);
    await expect.element(status()).toHaveTextContent('Step 2008 of 2008: TRAVEL Basalt · Bir, refused.');
    await page.getByRole('button', { name: 'First step' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status()).toHaveTextContent('Step 1 of 2008');
    await page.getByRole('slider', { name: 'Scrub through the steps' }).fill('1500');
    await expect.element(status()).toHaveTextContent('Step 1500 of 2008');
    expect(page.getByRole('list', { name: 'All steps' }).getByRole('listitem').all().length).toBeLessThan(60);
  });

  test('says of a refused step why, by which clause, and what would make it legal', async () => {
    await open(first, { step: 3 });
    const why = page.getByRole('tabpanel');
    await expect.element(why).toHaveTextContent('Refused. The next well is Bir, not Cisterna.');
    await expect.element(why.getByRole('blockquote').first()).toHaveTextContent('A caravan goes, on its own turn, from a well to the next one');
    await expect.element(why).toHaveTextContent('Would be legal if this were answered otherwise:“well is next”');
    await expect.element(page.getByRole('img', { name: 'TRAVEL [may travel], from under way to at well, stopped by: well is next' })).toBeInTheDocument();
  });

  test('leads from a clause to its ruling, its other examples, the rules that cite it with their lines, and the places of the statechart', async () => {
    const gone: Destination[] = [];
    const codeOf = (module: string, rule: string) => ({ file: `packages/${module}/src/${rule}.ts`, line: 7 });
    show(<ExampleView library={library} example={exampleAt(first)} step={3} onNavigate={(to) => { gone.push(to); }} codeOf={codeOf} />);
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'toy/travel/1' }).first().click();
    await expect.element(tab(/Ruling/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel.getByRole('blockquote')).toHaveTextContent('A caravan goes, on its own turn, from a well to the next one');
    await expect.element(panel.getByRole('list', { name: 'Rules that cite it' })).toHaveTextContent('turn is own ruleturnIsOwn.ts:7well is next rulewellIsNext.ts:7may travel rulemayTravel.ts:7');
    await expect.element(panel.getByRole('list', { name: 'Places in the statechart that cite it' })).toHaveTextContent('the state under wayalways, from evening');
    await panel.getByRole('button', { name: 'Open the whole ruling' }).click();
    expect(gone).toEqual([{ kind: 'ruling', ruling: 'toy/travel' }]);
    await tab(/Why/).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await panel.getByText(/more clauses? had a part|Another clause had a part/).click();
    await panel.getByRole('button', { name: 'toy/travel/2' }).first().click();
    await expect.element(panel).toHaveTextContent('Too little water is not enough');
    await expect.element(panel.getByRole('list', { name: 'Rules that cite it' })).toHaveTextContent('water needed measure');
  });

  test('lets a move be tried and played, and comes back to the example', async () => {
    await open(first, { step: 1 });
    await tab(/Moves/).click();
    await page.getByRole('button', { name: /^REST Amber ?: why/ }).click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Legal now. It would be taken');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect.element(status()).toHaveTextContent('Step 2 of 2: REST Amber, taken.');
    await expect.element(page.getByText('your branch, after step 1')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the example' }).click();
    await expect.element(status()).toHaveTextContent('Step 1 of 8');
    await page.getByRole('button', { name: 'To your branch' }).click();
    await expect.element(status()).toHaveTextContent('Step 2 of 2');
  });

  test('plays a refused move under a house rule, marked so', async () => {
    await open(first, { step: 3 });
    await page.getByRole('button', { name: /^Play it under this house rule/ }).click();
    await expect.element(status()).toHaveTextContent('Step 3 of 3: TRAVEL Amber · Cisterna, taken.');
    await expect.element(page.getByText('house rule: well is next: yes')).toBeVisible();
    await page.getByRole('button', { name: 'Save as example' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Save as example' })).toHaveTextContent('By the rules as they are the example would not hold.');
  });

  test('stops at breakpoints, set by name or by the key b', async () => {
    await open(first, { step: 0 });
    await page.getByRole('button', { name: 'Breakpoints' }).click();
    await page.getByRole('combobox', { name: 'Stop at' }).selectOptions('rule');
    await page.getByLabelText('Name of the rule').fill('wellIsNext');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Run on' }).click();
    await expect.element(page.getByText('stopped at the rule wellIsNext')).toBeVisible();
    await expect.element(status()).toHaveTextContent('Step 3 of 8');
    await userEvent.keyboard('r');
    await expect.element(status()).toHaveTextContent('Step 4 of 8');
    await page.getByRole('button', { name: 'Run back' }).click();
    await expect.element(status()).toHaveTextContent('Step 3 of 8');
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('button', { name: '2 breakpoints' })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.element(page.getByRole('button', { name: '1 breakpoint' })).toBeVisible();
  });

  test('keeps branches, breakpoints and watched expressions over a reload', async () => {
    await open(first, { step: 1 });
    await tab(/Moves/).click();
    await page.getByRole('listitem').filter({ hasText: 'REST Amber' }).getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Name or remove branch 1' }).or(page.getByTitle('Name or remove branch 1')).first().click();
    await page.getByLabelText('Name of the branch').fill('Amber rests');
    await page.getByRole('button', { name: 'Name it' }).click();
    await tab(/Watch/).click();
    await page.getByLabelText('Expression to watch').fill('turn');
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    reload();
    await open(first);
    await expect.element(status()).toHaveTextContent('Step 8 of 8');
    await page.getByRole('combobox', { name: 'What is shown' }).selectOptions('Amber rests: 1 step after step 1');
    await expect.element(status()).toHaveTextContent('Step 2 of 2: REST Amber, taken.');
    await tab(/Watch/).click();
    await expect.element(page.getByRole('list', { name: 'Values of turn along the timeline' })).toHaveTextContent('0 Amber2 Basalt');
  });

  test('is compared with another variant, and leads to where the runs part', async () => {
    await open(first, { step: 0 });
    await tab(/Compare/).click();
    await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('Storms from a six only');
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect.element(page.getByRole('row').and(page.getByText(/parts/)).or(page.getByRole('row').filter({ hasText: 'parts' })).first()).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Run all its examples under both' }).click();
    await expect.element(page.getByText(/examples? of \d+ flips?$/)).toBeVisible();
  });

  test('tells what a step did in words, and as rulings write it where its module has no words', async () => {
    await open(first, { step: 5 });
    await tab(/Changes/).click();
    const effects = page.getByRole('tabpanel').getByRole('list').first();
    await expect.element(effects).toHaveTextContent('Amber comes to the well Bir.arrive player Amberat Bir');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect.element(effects).toHaveTextContent('fill player Amber');
    await expect.element(effects).not.toHaveTextContent('comes to');
  });

  test('tells what changed between any two steps', async () => {
    await open(first, { step: 7 });
    await tab(/Changes/).click();
    await page.getByRole('combobox', { name: 'Changed since' }).selectOptions('step 0');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Between step 0 and step 7');
  });

  test('a branch is saved in the format of the ruling files, and written after its change was shown', async () => {
    const asked: unknown[] = [];
    show(
      <ExampleView
        library={library} example={exampleAt(first)} step={1}
        writeExample={(wanted) => { asked.push(wanted); return Promise.resolve({ file: 'travel.ruling.md', diff: '+ a line' }); }}
      />,
    );
    await tab(/Moves/).click();
    await page.getByRole('listitem').filter({ hasText: 'REST Amber' }).getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Save as example' }).click();
    await page.getByLabelText('Its name, as a sentence').fill('Amber rests');
    await expect.element(page.getByLabelText('What is written')).toHaveValue(expect.stringContaining('name: Amber rests\ngiven: { fixture: '));
    await page.getByRole('button', { name: 'Show the change to the ruling file' }).click();
    await expect.element(page.getByText('+ a line')).toBeVisible();
    await page.getByRole('button', { name: 'Write it into the ruling file' }).click();
    await expect.element(page.getByText('Written into travel.ruling.md.')).toBeVisible();
    expect(asked).toMatchObject([{ clause: 'toy/travel/1', dry: true }, { dry: false }]);
  });

  test('has choices and chance answered, and any event asked about', async () => {
    await open(first, { step: 5 });
    await tab(/Moves/).click();
    await page.getByRole('region', { name: 'Amber chooses' }).getByRole('button', { name: 'trade' }).click();
    await expect.element(status()).toHaveTextContent('CHOOSE atTheWell · trade, taken.');
    await page.getByRole('group', { name: 'WEATHER' }).getByRole('button', { name: '6' }).click();
    await expect.element(status()).toHaveTextContent('WEATHER roll 6, taken.');
    await page.getByText('Ask about any event').click();
    await page.getByLabelText('player').selectOptions('Basalt');
    await page.getByRole('combobox', { name: /^to/ }).selectOptions('Dara');
    await page.getByRole('button', { name: 'What would come of it?' }).click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Refused. The next well is Bir, not Dara.');
  });

  test('under other rules is marked where it parts, and leads there', async () => {
    await open(first, { variant: 'calm', step: 0 });
    await page.getByRole('button', { name: 'parts from the ruling at step 8' }).click();
    await expect.element(status()).toHaveTextContent('Step 8 of 8');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('The ruling expects otherwise');
    await page.getByRole('combobox', { name: 'Rules in force' }).selectOptions('The rules as they are');
    await expect.element(page.getByText('agrees with the ruling')).toBeVisible();
  });

  test('shows the table as a player sees it', async () => {
    await open(first, { step: 1 });
    const sheet = page.getByRole('region', { name: 'Basalt' });
    await expect.element(sheet.getByRole('list', { name: 'Cards' })).toHaveTextContent('2cache');
    await page.getByRole('combobox', { name: 'seen by' }).selectOptions('Amber');
    await expect.element(sheet.getByRole('list', { name: 'Cards' })).toHaveTextContent('hiddencache');
  });

  test("does not show a player another's choice", async () => {
    await open(first, { step: 5 });
    await tab(/Moves/).click();
    await expect.element(page.getByRole('region', { name: 'Amber chooses' })).toBeVisible();
    await page.getByRole('combobox', { name: 'seen by' }).selectOptions('Basalt');
    expect(page.getByRole('region', { name: 'Amber chooses' }).query()).toBeNull();
  });

  test('whose start is refused says by which rule', async () => {
    await open('4-a-single-well-leads-nowhere');
    await expect.element(page.getByText('This start is refused.')).toBeVisible();
    await expect.element(page.getByText('With 1 wells there is nowhere to go', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Rules that cite it' })).toHaveTextContent('wells are two rule');
  });

  test('shows prose as text: no markup of its own, no link that could run', async () => {
    await open(first);
    await tab(/Ruling/).click();
    await expect.element(page.getByRole('link', { name: 'the club' })).toHaveAttribute('href', 'https://example.org');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('or nowhere');
    expect(page.getByRole('link', { name: 'nowhere' }).query()).toBeNull();
    expect(hosted().querySelector('script')).toBeNull();
    expect('touched' in window).toBe(false);
  });

  test.each(['light', 'dark'])('gives axe nothing to find in any tab, %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await open(first, { step: 3 });
    await expect.element(page.getByRole('group', { name: /^Statechart of caravan/ })).toBeVisible();
    for (const name of [/Why/, /Moves/, /Changes/, /Ruling/]) {
      await tab(name).click();
      expect(await axeFinds()).toEqual([]);
    }
  });

  test('has nothing smaller than 12 pixels, and nothing wider than the page', async () => {
    await open(first, { step: 3 });
    await expect.element(page.getByRole('group', { name: /^Statechart of caravan/ })).toBeVisible();
    const small = [...hosted().querySelectorAll('*')].filter((one) => one.childNodes.length > 0 && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) && parseFloat(getComputedStyle(one).fontSize) < 12);
    expect(small.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

describe('pages', () => {
  test('a module is explained with its rulings, rules and variants', async () => {
    show(<ModuleView library={library} module="caravan" />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Caravans' })).toBeVisible();
    await expect.element(page.getByText('examples agree', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Rules', exact: true }).getByRole('row', { name: /Water is enough/ })).toBeVisible();
    await expect.element(page.getByText('Storms from a six only')).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test('coverage is searched', async () => {
    show(<CoverageView library={library} />);
    await page.getByRole('searchbox').fill('storm rises');
    await expect.element(page.getByText('A storm rises from a roll of five')).toBeVisible();
    expect(page.getByText('Trading brings no water').query()).toBeNull();
    expect(await axeFinds()).toEqual([]);
  });
});
