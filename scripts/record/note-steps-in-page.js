// Runs in every page of a session that is recorded by hand, as it stands here: nothing from outside of it is in reach.
// It tells the recorder, by `noteStep`, what is pressed, typed and chosen, by what the visitor sees; and by
// `noteHeading` the heading of the page that it came to.
(() => {
  const note = (step) => window.noteStep(step);
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

  /** What is read of an element, a line each for what stands in a block of its own: not what is only drawn. */
  const linesOf = (element) => {
    if (!element) return [];
    const lines = [];
    let block;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!holder || holder.closest('[aria-hidden=true], svg, script, style') || plain(text.data) === '')
        continue;
      let own = holder;
      while (own !== element && getComputedStyle(own).display.startsWith('inline')) own = own.parentElement;
      if (own === block) lines[lines.length - 1] += text.data;
      else lines.push(text.data);
      block = own;
    }
    return lines.map(plain);
  };
  const wordsOf = (element) => linesOf(element).join(' ');
  const nameOf = (element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labelled = plain(ids.map((id) => wordsOf(document.getElementById(id))).join(' '));
    const label = plain([...(element.labels ?? [])].map(wordsOf).join(' '));
    const legend = element.matches('fieldset') ? wordsOf(element.querySelector('legend')) : '';
    const isBox = element.matches('fieldset, [role=group], [role=radiogroup]');
    return (
      plain(element.getAttribute('aria-label')) ||
      labelled ||
      label ||
      legend ||
      (isBox ? '' : wordsOf(element))
    );
  };
  /** Which of those that are named alike and seen, where it is not the first. */
  const placeOf = (element, selector) => {
    const name = nameOf(element);
    const alike = [...document.querySelectorAll(selector)].filter(
      (each) => nameOf(each) === name && each.checkVisibility({ visibilityProperty: true }),
    );
    const at = alike.indexOf(element);
    return at > 0 ? { nth: at } : {};
  };
  const fieldName = (element) => nameOf(element).replace(/ (Optional|Facultatif)$/, '');

  /** A card by what becomes of it; of any other number nothing is noted, not even that it has so many digits. */
  const cards = { 4000000000000002: 'declined', 4000000000003220: 'challenged' };
  let card = 'good';
  const noteCard = ({ autocomplete, value }) => {
    if (autocomplete === 'cc-number') card = cards[value.replace(/\D/g, '')] ?? 'good';
    note({ do: 'card', card });
  };

  const changed = (target) => {
    if (target instanceof HTMLSelectElement) {
      const option = plain(target.selectedOptions[0]?.text);
      note({ do: 'choose', label: fieldName(target), option, ...placeOf(target, 'select') });
    } else if (target.matches('[type=radio], [type=checkbox]')) {
      const group = target.closest('[role=radiogroup], fieldset, [role=group]');
      const within = group ? nameOf(group) : '';
      note({
        do: 'check',
        role: target.type,
        // What it costs and how many are left stands below its name, and changes.
        name: linesOf(target.labels?.[0])[0] ?? nameOf(target),
        ...(within !== '' && { in: within }),
        ...(target.checked ? {} : { off: true }),
      });
    } else if (/^cc-/.test(target.autocomplete)) noteCard(target);
    else if (!target.matches('[type=file]'))
      note({
        do: 'fill',
        label: fieldName(target),
        text: target.value,
        ...placeOf(target, 'input, textarea'),
      });
  };
  // What was ticked before a page's scripts came is ticked once more by the page as they take it over: nobody did that.
  let isByVisitor = true;
  document.addEventListener(
    'click',
    ({ isTrusted }) => {
      isByVisitor = isTrusted;
    },
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      const isTick = target instanceof HTMLInputElement && target.matches('[type=radio], [type=checkbox]');
      if (isTick && !isByVisitor) return;
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
        changed(target);
    },
    true,
  );

  let heading = '';
  const look = () => {
    const seen = wordsOf(document.querySelector('main h1'));
    if (seen === '' || seen === heading) return;
    heading = seen;
    window.noteHeading(seen);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });

  const LANDMARKS = {
    dialog: 'dialog[open]',
    navigation: 'nav',
    main: 'main',
    banner: 'header',
    contentinfo: 'footer',
  };
  /** Which of its kind that are seen it is in the landmark around it; nothing outside of the first of each. */
  const landmarkOf = (element, selector) => {
    const found = Object.entries(LANDMARKS).find(([, each]) => element.closest(each));
    if (!found) return {};
    const [landmark, within] = found;
    const around = element.closest(within);
    if (around !== document.querySelector(within)) return {};
    const alike = [...around.querySelectorAll(selector)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const at = alike.indexOf(element);
    return at < 0 ? {} : { place: { landmark, at } };
  };
  const ROLES = { tab: '[role=tab]', option: '[role=option]', link: 'a[href]', button: 'button' };
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(Object.values(ROLES).join(', ')) : null;
      if (!pressed) return;
      const [role, selector] = Object.entries(ROLES).find(([, each]) => pressed.matches(each));
      const sends = pressed.dataset.sends;
      note({
        do: 'press',
        role,
        name: nameOf(pressed),
        ...placeOf(pressed, selector),
        ...(sends && { sends }),
        ...landmarkOf(pressed, selector),
      });
    },
    true,
  );
})();
