// Tables: long ones can be filtered; those that fit move with the page; those that do not say that there is more.
document.addEventListener('DOMContentLoaded', () => {
  const LONG = 12;

  for (const region of document.querySelectorAll('.wide')) {
    const rows = [...region.querySelectorAll('tbody tr')];
    if (rows.length > LONG) {
      const filter = document.createElement('input');
      filter.className = 'filter';
      filter.type = 'search';
      filter.placeholder = `Filter ${rows.length} rows`;
      filter.setAttribute('aria-label', 'Filter the rows of: ' + region.getAttribute('aria-label'));
      const apply = () => {
        const words = filter.value.toLowerCase().split(/\s+/);
        for (const row of rows) {
          const text = row.textContent.toLowerCase();
          row.hidden = !words.every(word => text.includes(word));
        }
      };
      filter.addEventListener('input', apply);
      // Somebody was sent to a row that the filter hides.
      region.addEventListener('reveal', event => {
        if (event.target.closest('tr')?.hidden) {
          filter.value = '';
          apply();
        }
      });
      region.before(filter);
    }
  }

  // Where the edge is faint, something lies beyond it.
  const hasMore = region => region.scrollLeft + region.clientWidth < region.scrollWidth - 1;
  const regions = [...document.querySelectorAll('.wide, pre')];

  // All is measured before anything is changed: a book can have hundreds of tables.
  const settle = () => {
    const fits = regions.map(region => region.firstElementChild.offsetWidth <= region.parentElement.clientWidth);
    regions.forEach((region, at) => region.classList.toggle('fits', fits[at] && region.matches('.wide')));
    const found = regions.map(region => ({
      moves: region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight,
      more: hasMore(region),
    }));
    regions.forEach((region, at) => {
      region.tabIndex = found[at].moves ? 0 : -1;
      region.classList.toggle('more', found[at].more);
    });
  };
  for (const region of regions) {
    region.addEventListener('scroll', () => region.classList.toggle('more', hasMore(region)), { passive: true });
  }
  new ResizeObserver(settle).observe(document.getElementById('book'));
});
