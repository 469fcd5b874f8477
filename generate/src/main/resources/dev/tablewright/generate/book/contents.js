// The contents: which heading is being read, and the list that opens and closes on narrow screens.
document.addEventListener('DOMContentLoaded', () => {
  const nav = document.getElementById('contents');
  const menu = document.querySelector('.menu');
  const links = [...nav.querySelectorAll('a')];
  const places = links.map(link => document.getElementById(link.hash && decodeURIComponent(link.hash.slice(1))));

  const show = shown => {
    nav.classList.toggle('shown', shown);
    menu.setAttribute('aria-expanded', shown);
  };
  menu.addEventListener('click', () => show(!nav.classList.contains('shown')));
  nav.addEventListener('click', event => {
    if (event.target.closest('a')) {
      show(false);
    }
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && nav.classList.contains('shown')) {
      show(false);
      menu.focus();
    }
  });

  // The last place that begins above this line is the one being read.
  const reading = () => {
    const line = innerHeight / 4;
    let low = -1;
    let high = places.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (places[middle].getBoundingClientRect().top <= line) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  };

  let current = null;
  const mark = () => {
    const link = links[reading()] ?? null;
    if (link === current) {
      return;
    }
    current?.removeAttribute('aria-current');
    nav.querySelector('.open')?.classList.remove('open');
    current = link;
    if (link) {
      link.setAttribute('aria-current', 'true');
      const chapter = link.closest('nav > ol > li');
      chapter.classList.add('open');
      keepInSight(link);
    }
  };
  const keepInSight = link => {
    const inside = nav.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    if (at.top < inside.top + 40 || at.bottom > inside.bottom - 40) {
      nav.scrollTop += at.top - inside.top - inside.height / 3;
    }
  };

  let waiting = false;
  addEventListener('scroll', () => {
    if (!waiting) {
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    }
  }, { passive: true });
  addEventListener('resize', mark);
  mark();
});
